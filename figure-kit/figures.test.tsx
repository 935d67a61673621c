// What drawFigure refuses (callouts and legends that do not agree), and the HTML of the pieces that need care.
import { toHtml } from 'hast-util-to-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccuracyMap } from './AccuracyMap';
import { AnnotatedString } from './AnnotatedString';
import { drawFigure } from './drawFigure';
import { Figure } from './Figure';
import { PhoneScreen } from './PhoneScreen';
import { Button, List, Row, Title } from './parts';
import { TabBar } from './phoneParts';

const NO_CONTEXT = { documentation: { name: 'Documentation' } };

const draw = (drawing: ReactNode, legend?: readonly ReactNode[]): string =>
  toHtml(
    drawFigure(
      () => (
        <Figure caption="Essai" legend={legend}>
          {drawing}
        </Figure>
      ),
      NO_CONTEXT,
    ),
  );

/** Its parts are inside a component of its own, as in the figures of pages. */
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

describe('a plan with two radii', () => {
  const plan = (
    <AccuracyMap
      name="Plan"
      near={{ meters: 6, kind: 'good', callout: 1 }}
      far={{ meters: 85, kind: 'pending', callout: 2 }}
    />
  );
  const html = renderToStaticMarkup(plan);
  const numbers = (text = '') => (text.match(/-?[\d.]+/g) ?? []).map(Number);
  const circles = [
    ...html.matchAll(/<circle class="fig-map-circle[^>]* cx="(\d+)" cy="(\d+)" r="(\d+)"/g),
  ].map(([, ...values]) => values.map(Number));

  it('draws them around one position, at the scale of its bar', () => {
    expect(circles).toEqual([
      [112, 98, 85],
      [112, 98, 6],
    ]);
    expect(html).toMatch(/class="fig-map-scale" d="M[\d ]+v4h50v-4"/);
    expect(html).toContain('</span>50 m</div>');
  });

  it('leads from the edge of each circle to its label', () => {
    const edges = [...html.matchAll(/class="fig-map-leader" d="M([^L]+)L/g)].map(([, edge]) => numbers(edge));
    const distances = edges.map(([x = 0, y = 0]) => Math.hypot(x - 112, y - 98));
    expect(distances.map(Math.round)).toEqual([85, 6]);
  });

  it('draws nothing far beyond its frame', () => {
    const town = numbers(/class="fig-map-buildings" d="([^"]+)"/.exec(html)?.[1]);
    expect(town.length).toBeGreaterThan(100);
    expect(Math.min(...town)).toBeGreaterThanOrEqual(-2);
    expect(Math.max(...town)).toBeLessThanOrEqual(242);
  });

  it('numbers its radii for the legend, and needs no inline style', () => {
    expect(() => draw(plan, ['Une bonne position.'])).toThrow('le repère 2 est dessiné sans entrée');
    expect(html).not.toContain('style=');
  });
});
