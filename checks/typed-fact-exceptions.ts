// Texts that the rule typed-facts takes for a setting of the product, and that are something else, each with its reason.

type TypedFactException = { readonly file: string; readonly text: string; readonly reason: string };

export const typedFactExceptions: readonly TypedFactException[] = [
  {
    file: 'docs/utilisateurs/beta_test.mdx',
    text: '90 jours',
    reason: "Limite d'Apple pour une version TestFlight, pas un réglage du produit.",
  },
];
