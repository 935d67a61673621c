/** Under `/aide/`, `/img/a.svg` is `/aide/img/a.svg`. An address that does not begin at the root stays as it is. */
export const underBaseUrl = (baseUrl: string, address: string): string =>
  /^\/(?!\/)/.test(address) ? baseUrl + address.slice(1) : address;
