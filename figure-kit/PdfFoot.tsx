import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

type PdfFootProps = {
  /** Names the drawing for those who do not see it. */
  name: string;
  identifier: string;
  page: string;
};

/** The foot of a PDF page, seen closer: the rest of the sheet is out of sight. */
export function PdfFoot({ name, identifier, page }: PdfFootProps): ReactNode {
  return (
    <Drawing name={name} className="fig-pdf-close">
      <div className="fig-pdf-footer">
        <span className="fig-pdf-identifier">{identifier}</span>
        <span>{page}</span>
      </div>
    </Drawing>
  );
}
