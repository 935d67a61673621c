import type { ReactNode } from 'react';
import { Diagram, Paragraphs } from './Figure';
import { ArrowHead } from './sketches';

/** A branch whose items do not end with an outcome continues with the item after the question. */
type Branch = { readonly answer: string; readonly items?: readonly FlowItem[] };

export type FlowItem =
  | { readonly step: string; readonly text?: string }
  | { readonly question: string; readonly branches: readonly Branch[] }
  | { readonly outcome: string; readonly text?: string };

const Branches = ({ branches }: { readonly branches: readonly Branch[] }): ReactNode => (
  <ul className="fig-branches fig-elbows">
    {branches.map(({ answer, items }) => (
      <li key={answer}>
        <p className="fig-strong">
          {answer}
          {!items && <span className="fig-aside"> : on passe à la suite</span>}
        </p>
        {items && <Flow items={items} />}
      </li>
    ))}
  </ul>
);

function Item({ item }: { readonly item: FlowItem }): ReactNode {
  const kind = 'step' in item ? 'step' : 'outcome' in item ? 'outcome' : 'question';
  const title = 'step' in item ? item.step : 'outcome' in item ? item.outcome : item.question;
  return (
    <>
      <div className={`fig-box fig-flow-${kind}`}>
        <Paragraphs title={title} text={'text' in item ? item.text : undefined} />
      </div>
      {'branches' in item && <Branches branches={item.branches} />}
    </>
  );
}

const Flow = ({ items }: { readonly items: readonly FlowItem[] }): ReactNode => (
  <ol className="fig-flow">
    {items.map((item, index) => (
      <li key={JSON.stringify(item)}>
        {index > 0 && <ArrowHead pointsTo="down" />}
        <Item item={item} />
      </li>
    ))}
  </ol>
);

type DecisionFlowProps = { readonly items: readonly FlowItem[]; readonly caption: string };

/** Steps, questions with their answers, and the outcomes they lead to. */
export const DecisionFlow = ({ items, caption }: DecisionFlowProps): ReactNode => (
  <Diagram caption={caption} className="fig-decision">
    <Flow items={items} />
  </Diagram>
);
