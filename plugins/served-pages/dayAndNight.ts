// Writes a colour of the day and of the night, `--ink: light-dark(#000, #fff)`, as two plain properties. The minifier would
// write it for older browsers at many times the length, and there give these properties to every element.
import postcss, { type AcceptedPlugin, list } from 'postcss';

const BOTH = /^light-dark\((.*)\)$/s;
const NIGHT = 'html[data-theme="dark"]';

export const dayAndNight: AcceptedPlugin = {
  postcssPlugin: 'day-and-night',
  Once(css) {
    css.walkRules(':root', (root) => {
      const night = postcss.rule({ selector: NIGHT });
      root.each((node) => {
        if (node.type !== 'decl' || !node.variable) return;
        const [day, dark] = list.comma(BOTH.exec(node.value)?.[1] ?? '');
        if (!day || !dark) return;
        night.append(node.clone({ value: dark }));
        node.value = day;
      });
      // On paper, it is day.
      if (night.nodes.length > 0)
        root.after(postcss.atRule({ name: 'media', params: 'screen' }).append(night));
    });
    css.walkDecls((declaration) => {
      if (declaration.value.includes('light-dark('))
        throw declaration.error(
          '« light-dark(jour, nuit) » prend deux couleurs, et se donne dans une propriété de :root, que la règle lit.',
        );
    });
  },
};
