/** In place of a part of the theme that no page shows. */
export default function Nothing(): null {
  return null;
}
