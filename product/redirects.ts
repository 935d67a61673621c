// Where readers come to who follow an address that was published once and is no more. The build fails as long as one of
// product/addresses.txt leads nowhere, and says which line to add here; `npm run move` adds that of a page by itself.

type Address = `/${string}`;

export type Redirect = {
  /**
   * As it was published, without the path of the site on its host: a page (`/docs/a`) or a section (`/docs/a#x`). With a
   * star at its end (`/docs/a#x-*`), all sections that begin so and are no more.
   */
  readonly from: Address;
  /**
   * As it is now: never another `from`. Where both end with a star, the rest of the name stays. A page that leads to a page
   * takes its sections along: those that the other page does not have need a line of their own. One that leads to a section
   * leads there from all of its own.
   */
  readonly to: Address;
};

export const redirects: readonly Redirect[] = [];
