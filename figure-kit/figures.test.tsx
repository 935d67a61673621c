import { toHtml } from 'hast-util-to-html';
import type { ReactNode } from 'react';
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

const Screen = (): ReactNode => (
  <PhoneScreen name="Écran" actions={<Button callout={2}>Continuer</Button>}>
    <List>
      <Row title="Position" callout={1} />
    </List>
  </PhoneScreen>
);

describe('the legend of a figure', () => {
  it('explains each number of the drawing, in order', () => {
    expect(draw(<Screen />, ['La position.', 'La suite.'])).toContain(
      '<ol class="fig-legend"><li>La position.</li><li>La suite.</li></ol>',
    );
  });

  it('is absent where nothing is numbered', () => {
    expect(draw(<Title>Bienvenue</Title>)).not.toContain('fig-legend');
  });

  it('has an entry for each number, and explains nothing that is not drawn: all faults are reported at once', () => {
    expect(() => draw(<Screen />, ['La position.'])).toThrow(
      'Figure « Essai » : le repère 2 est dessiné sans entrée dans la légende (legend).',
    );
    expect(() => draw(<Title callout={3}>Bienvenue</Title>, ['Rien.'])).toThrow(
      /repère 3 .* ; l'entrée 1 de la légende n'a pas de repère dans le dessin \(callout\)\./,
    );
  });
});

it('an annotated string has an entry in its legend for each block, and none for separators', () => {
  const blocks = [
    { text: '/app', legend: 'Le chemin.' },
    { text: '?' },
    { text: 'ref', legend: 'La suite.' },
  ];
  expect(draw(<AnnotatedString blocks={blocks} />)).toContain(
    '<ol class="fig-legend"><li>Le chemin.</li><li>La suite.</li></ol>',
  );
});
