import type { ReactNode } from 'react';
import { Figure } from './Figure';
import { Inline } from './Inline';
import { BIRTH_RADIUS, DISC_RADIUS, layOutStates, type StateBox, type StateEdge } from './stateLayout';
import type { StateMachine } from './stateMachine';
import { type Rule, rulesOf } from './stateRules';

type StateDiagramProps<Value extends string> = {
  readonly machine: StateMachine<Value>;
  readonly caption: string;
  /** The state that the page is about. */
  readonly highlight?: NoInfer<Value>;
};

const FINAL_INSET = 3;
const either = new Intl.ListFormat('fr', { type: 'disjunction' });

/** In rem, so that the drawing grows with the text of a reader who sets it larger. */
const rem = (pixels: number): string => `${pixels / 16}rem`;

function State({ box, highlighted }: { readonly box: StateBox; readonly highlighted: boolean }): ReactNode {
  const { x, y, width, height } = box;
  const inner = { width: width - 2 * FINAL_INSET, height: height - 2 * FINAL_INSET };
  const middle = x + width / 2;
  return (
    <g className={highlighted ? 'fig-state fig-state--highlight' : 'fig-state'}>
      <rect className="fig-state-box" x={x} y={y} width={width} height={height} rx={4} />
      {box.final && (
        <rect className="fig-state-final" x={x + FINAL_INSET} y={y + FINAL_INSET} {...inner} rx={2} />
      )}
      <text className="fig-state-label" x={middle} y={y + 21}>
        {box.label}
      </text>
      <text className="fig-state-value" x={middle} y={y + 37}>
        {box.value}
      </text>
    </g>
  );
}

function Disc({ edge: { disc, number } }: { readonly edge: StateEdge }): ReactNode {
  return (
    <g className="fig-disc">
      <circle cx={disc.x} cy={disc.y} r={DISC_RADIUS} />
      <text x={disc.x} y={disc.y + 4}>
        {number}
      </text>
    </g>
  );
}

function Explanation({ rule, machine }: { readonly rule: Rule; readonly machine: StateMachine }): ReactNode {
  const labelOf = (value: string | null): string =>
    machine.states.find((state) => state.value === value)?.label ?? machine.birth;
  return (
    <li>
      <b>
        {either.format(rule.from.map(labelOf))} → {labelOf(rule.to)}
      </b>
      {rule.trigger && (
        <>
          {' : '}
          <Inline text={rule.trigger} />
        </>
      )}
    </li>
  );
}

/** The states of an object and what moves it from one to the next, drawn, then told in a list. */
export function StateDiagram<Value extends string>({
  machine,
  caption,
  highlight,
}: StateDiagramProps<Value>): ReactNode {
  const { width, height, birth, boxes, edges } = layOutStates(machine);
  const rules = rulesOf(machine);
  const listId = ['etats', machine.id, highlight].filter(Boolean).join('-');
  return (
    <Figure caption={caption} diagram="fig-states">
      <div className="fig-states-body">
        <svg
          className="fig-states-drawing"
          role="img"
          aria-label={`Schéma des états : ${machine.name}`}
          aria-describedby={listId}
          viewBox={`0 0 ${width} ${height}`}
          width={rem(width)}
          height={rem(height)}
        >
          {edges.map(({ path }) => (
            <path key={path} className="fig-edge" d={path} />
          ))}
          {edges.map(({ head }) => (
            <path key={head} className="fig-edge-head" d={head} />
          ))}
          <circle className="fig-birth" cx={birth.x} cy={birth.y} r={BIRTH_RADIUS} />
          {boxes.map((box) => (
            <State key={box.value} box={box} highlighted={box.value === highlight} />
          ))}
          {edges.map((edge) => (
            <Disc key={edge.path} edge={edge} />
          ))}
        </svg>
        <div className="fig-states-text">
          <ol id={listId} className="fig-rules">
            {rules.map((rule) => (
              <Explanation key={rule.number} rule={rule} machine={machine} />
            ))}
          </ol>
          {machine.final.length > 0 && (
            <p className="fig-legend">Cadre double : l'état ne revient jamais en arrière.</p>
          )}
        </div>
      </div>
    </Figure>
  );
}
