// The image of the theme in use is fetched once it is seen; the theme itself fetches both, before the text is shown.

import type { Props } from '@theme/ThemedImage';
import ThemedImage from '@theme-original/ThemedImage';

export default function LazyThemedImage(props: Props): React.JSX.Element {
  return <ThemedImage loading="lazy" {...props} />;
}
