// What the build refuses in a figure: a number that leads nowhere, an entry that explains nothing.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnnotatedString } from '../../src/components/figures/AnnotatedString';
import { Figure } from '../../src/components/figures/Figure';
import { PhoneScreen } from '../../src/components/figures/PhoneScreen';
import { Button, List, Row, Title } from '../../src/components/figures/parts';
import { TabBar } from '../../src/components/figures/phoneParts';

const draw = (drawing: ReactNode, legend?: readonly ReactNode[]) =>
  renderToStaticMarkup(
    <Figure caption="Essai" legend={legend}>
      {drawing}
    </Figure>,
  );

/** Hides its parts behind a component of its own, as a page's figures do. */
function WrappedScreen(): ReactNode {
  return (
    <PhoneScreen name="Écran" actions={<Button callout={2}>Continuer</Button>}>
      <List>
        <Row title="Position" callout={1} />
      </List>
    </PhoneScreen>
  );
}

describe('the legend of a figure', () => {
  it('explains each number of the drawing, in order', () => {
    const html = draw(<WrappedScreen />, ['La position.', 'La suite.']);
    expect(html).toMatch(/<ol class="fig-legend"><li>La position\.<\/li><li>La suite\.<\/li><\/ol>/);
  });

  it('must have an entry for each number, however deep the part', () => {
    expect(() => draw(<WrappedScreen />, ['La position.'])).toThrow(
      'Figure « Essai » : le repère 2 est dessiné sans entrée dans la légende (legend).',
    );
  });

  it('must have an entry for the numbers of a bar', () => {
    const bar = (
      <TabBar
        active="Accueil"
        entries={[
          { icon: 'home', label: 'Accueil' },
          { icon: 'folder', label: 'Dossiers' },
          { icon: 'camera', label: 'Photo' },
          { icon: 'certificate', label: 'Certificats' },
          { icon: 'person', label: 'Compte', callout: 1 },
        ]}
      />
    );
    expect(() => draw(<PhoneScreen name="Écran" bar={bar} />)).toThrow('le repère 1 est dessiné sans entrée');
  });

  it('must not explain what is not drawn', () => {
    expect(() => draw(<Title callout={1}>Bienvenue</Title>, ['Le titre.', 'Rien.'])).toThrow(
      "l'entrée 2 de la légende n'a pas de repère dans le dessin (callout).",
    );
  });

  it('names every fault at once', () => {
    expect(() => draw(<Title callout={3}>Bienvenue</Title>, ['Rien.'])).toThrow(/repère 3 .* l'entrée 1 /);
  });

  it('is absent where nothing is numbered', () => {
    expect(draw(<Title>Bienvenue</Title>)).not.toContain('fig-legend');
  });
});

describe('an annotated string', () => {
  it('is one text, and its legend leaves the separators out', () => {
    const html = renderToStaticMarkup(
      <AnnotatedString
        blocks={[
          { text: '/app', legend: 'Le chemin.' },
          { text: '?' },
          { text: 'ref=1', legend: 'La référence.' },
        ]}
      />,
    );
    expect(/<code[^>]*>(.*)<\/code>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '')).toBe('/app?ref=1');
    expect(html.match(/<li>/g)).toHaveLength(2);
  });
});
