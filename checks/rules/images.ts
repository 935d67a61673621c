import { findingsAt, nodesOf, type Rule } from '../rule';

export const images: Rule = {
  id: 'images',
  check: ({ tree }) =>
    findingsAt(nodesOf(tree, 'image'), ({ alt }) => {
      if (!alt?.trim())
        return "Image sans texte de remplacement : dites entre crochets ce qu'elle montre, ![ce qu'elle montre](…).";
      return /^(image|photo|capture|figure|illustration)\b/i.test(alt)
        ? `« ${alt} » : dites ce que l'image montre, non que c'est une image.`
        : undefined;
    }),
};
