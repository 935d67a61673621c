import { visit } from 'unist-util-visit';
import { type Finding, positionOf, type Rule } from '../rule';

export const images: Rule = {
  id: 'images',
  check({ tree }) {
    const findings: Finding[] = [];
    visit(tree, 'image', (image) => {
      if (!image.alt?.trim()) {
        findings.push({
          ...positionOf(image),
          message:
            "Image sans texte de remplacement : dites entre crochets ce qu'elle montre, ![ce qu'elle montre](…).",
        });
      } else if (/^(image|photo|capture|figure|illustration)\b/i.test(image.alt)) {
        findings.push({
          ...positionOf(image),
          message: `« ${image.alt} » : dites ce que l'image montre, non que c'est une image.`,
        });
      }
    });
    return findings;
  },
};
