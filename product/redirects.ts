// Where an address that was published, and no longer exists, leads now. The build fails as long as one of
// product/addresses.txt leads nowhere, and prints the line to add here; `npm run move` adds that of a page by itself.

type Address = `/${string}`;

export type Redirect = {
  /**
   * As it was published, without the path of the site on its host: a page (`/docs/a`) or a section (`/docs/a#x`). With a
   * star at its end (`/docs/a#x-*`): all sections that begin so and no longer exist.
   */
  readonly from: Address;
  /**
   * As it is now: never another `from`. Where both end with a star, the rest of the name stays. A page that leads to a page
   * takes its sections along: those that the other page does not have need a line of their own. One that leads to a section
   * leads there from all of its own.
   */
  readonly to: Address;
};

export const redirects: readonly Redirect[] = [
  // A list of fields that a page has already is no longer repeated (contract 1.6).
  {
    from: '/docs/api/API_CERTILINK_DOCUMENTATION#get-certilink-reponse-200-*',
    to: '/docs/api/API_CERTILINK_DOCUMENTATION#create-certilink-reponse-201-*',
  },
  {
    from: '/docs/api/API_CERTILINK_DOCUMENTATION#revoke-certilink-reponse-200-*',
    to: '/docs/api/API_CERTILINK_DOCUMENTATION#create-certilink-reponse-201-*',
  },
  {
    from: '/docs/api/API_CERTILINK_DOCUMENTATION#list-certilink-events-reponse-200-en-tete-*',
    to: '/docs/api/API_CERTILINK_DOCUMENTATION#list-certilinks-reponse-200-en-tete-*',
  },
  {
    from: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-case-cancelled-corps-*',
    to: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-case-closed-corps-*',
  },
  {
    from: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-certificate-failed-corps-*',
    to: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-certificate-certified-corps-*',
  },
  {
    from: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-certilink-completed-corps-*',
    to: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-certilink-created-corps-*',
  },
  {
    from: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-certilink-expired-corps-*',
    to: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-certilink-created-corps-*',
  },
  {
    from: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-certilink-opened-corps-*',
    to: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-certilink-created-corps-*',
  },
  {
    from: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-certilink-revoked-corps-*',
    to: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-certilink-created-corps-*',
  },
  {
    from: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-report-failed-corps-*',
    to: '/docs/api/API_CERTILINK_DOCUMENTATION#webhook-report-ready-corps-*',
  },
  { from: '/docs/api/cases#cancel-case-reponse-200-*', to: '/docs/api/cases#create-case-reponse-201-*' },
  { from: '/docs/api/cases#close-case-reponse-200-*', to: '/docs/api/cases#create-case-reponse-201-*' },
  { from: '/docs/api/cases#get-case-reponse-200-*', to: '/docs/api/cases#create-case-reponse-201-*' },
  {
    from: '/docs/api/cases#list-cases-reponse-200-en-tete-*',
    to: '/docs/api/cases#list-templates-reponse-200-en-tete-*',
  },
  {
    from: '/docs/api/create_certificate#get-certificate-reponse-200-*',
    to: '/docs/api/create_certificate#create-certificate-reponse-201-*',
  },
  {
    from: '/docs/api/create_certificate#list-certificates-reponse-200-en-tete-*',
    to: '/docs/api/create_certificate#get-certificate-reponse-200-en-tete-*',
  },
  {
    from: '/docs/api/rapport/obtention_un_rapport#get-report-reponse-200-*',
    to: '/docs/api/rapport/obtention_un_rapport#create-report-reponse-202-*',
  },
  {
    from: '/docs/api/rapport/obtention_un_rapport#list-reports-reponse-200-en-tete-*',
    to: '/docs/api/rapport/obtention_un_rapport#get-report-reponse-200-en-tete-*',
  },
  {
    from: '/docs/api/share_token#revoke-share-token-reponse-200-en-tete-*',
    to: '/docs/api/share_token#create-share-token-reponse-201-en-tete-*',
  },
];
