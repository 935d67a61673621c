// Loads only the image of the colour mode in use: the theme would load both, before the text is shown.
import type { Props } from '@theme/ThemedImage';
import ThemedImage from '@theme-original/ThemedImage';

export default function LazyThemedImage(props: Props): React.JSX.Element {
  return <ThemedImage loading="lazy" {...props} />;
}
