import { toHtml } from 'hast-util-to-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnnotatedString, Button, drawFigure, Figure, List, PhoneScreen, Row, Title } from './index';

const draw = (drawing: ReactNode, legend?: readonly ReactNode[]): string =>
  toHtml(
    drawFigure(
      () => (
        <Figure caption="Essai" legend={legend}>
          {drawing}
        </Figure>
      ),
      { documentation: { name: 'Documentation' } },
    ),
  );

/** Its parts are inside a component of its own, as in the figures of pages. */
const WrappedScreen = (): ReactNode => (
  <PhoneScreen name="Écran" actions={<Button callout={2}>Continuer</Button>}>
    <List>
      <Row title="Position" callout={1} />
    </List>
  </PhoneScreen>
);

describe('the legend of a figure', () => {
  it('explains each number of the drawing, in order', () => {
    expect(draw(<WrappedScreen />, ['La position.', 'La suite.'])).toContain(
      '<ol class="fig-legend"><li>La position.</li><li>La suite.</li></ol>',
    );
  });

  it('is absent where nothing is numbered', () => {
    expect(draw(<Title>Bienvenue</Title>)).not.toContain('fig-legend');
  });

  it.each([
    [
      'has an entry for each number, however deep the part',
      <WrappedScreen key="" />,
      ['La position.'],
      'Figure « Essai » : le repère 2 est dessiné sans entrée dans la légende (legend).',
    ],
    [
      'explains nothing that is not drawn',
      <Title key="" callout={1}>
        Bienvenue
      </Title>,
      ['Le titre.', 'Rien.'],
      "l'entrée 2 de la légende n'a pas de repère dans le dessin (callout).",
    ],
    [
      'must agree with the drawing: every fault is told at once',
      <Title key="" callout={3}>
        Bienvenue
      </Title>,
      ['Rien.'],
      /repère 3 .* l'entrée 1 /,
    ],
  ])('%s', (_, drawing, legend, message) => {
    expect(() => draw(drawing, legend)).toThrow(message);
  });
});

it('an annotated string has an entry in its legend for each block, and none for separators', () => {
  const html = renderToStaticMarkup(
    <AnnotatedString
      blocks={[
        { text: '/app', legend: 'Le chemin.' },
        { text: '?' },
        { text: 'ref=1', legend: 'La référence.' },
      ]}
    />,
  );
  expect(html.match(/<li>/g)).toHaveLength(2);
});
