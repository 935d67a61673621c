import Nothing from './Nothing';

/** In place of the components of articles, which the browser takes as HTML. MDX asks for those that it names in capitals. */
export default { Head: Nothing, Details: Nothing };
