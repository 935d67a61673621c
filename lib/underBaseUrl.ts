/**
 * The address at which a browser finds a page or a file of the site: `/img/a.svg` is `/aide/img/a.svg` where the site
 * begins at `/aide/`. An address that does not begin at the root of the site stays as it is.
 */
export const underBaseUrl = (baseUrl: string, address: string): string =>
  /^\/(?!\/)/.test(address) ? baseUrl + address.slice(1) : address;
