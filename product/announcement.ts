// The bar above the navigation. `null` switches it off. A new `id` shows it again to readers who closed the last one.

type Announcement = {
  readonly id: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
};

export const announcement: Announcement | null = {
  id: 'test-beta-2025',
  text: "Envie d'essayer la prochaine version de l'application ?",
  link: { label: 'Participez au test bêta', to: '/docs/utilisateurs/beta_test' },
};
