import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

type PdfFootProps = {
  /** The accessible name of the drawing. */
  name: string;
  identifier: string;
  page: string;
};

/** The foot of a PDF page, enlarged, without the rest of the page. */
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
