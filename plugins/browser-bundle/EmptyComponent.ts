/** Replaces a component of the theme that no page shows. */
export default function EmptyComponent(): null {
  return null;
}
