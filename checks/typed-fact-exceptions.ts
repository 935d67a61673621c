// Texts that the rule typed-facts mistakes for a setting of the product, each with the reason.

type TypedFactException = { readonly file: string; readonly text: string; readonly reason: string };

export const typedFactExceptions: readonly TypedFactException[] = [
  {
    file: 'docs/utilisateurs/beta_test.mdx',
    text: '90 jours',
    reason: "Limite d'Apple pour une version TestFlight, pas un réglage du produit.",
  },
];
