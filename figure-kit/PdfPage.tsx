import type { ReactNode } from 'react';
import { type Marked, Part } from './callouts';
import { Drawing } from './Drawing';
import { Photo } from './Photo';

type Line = Marked & { label: string; value: ReactNode };

type PdfPageProps = {
  /** Names the page for those who do not see it. */
  name: string;
  header: Marked & { issuer: string; kind: string };
  title: string;
  photo?: Marked;
  rows: readonly Line[];
  footer: Marked & { identifier: string; page: string };
  /** Across the page: SPÉCIMEN, PROVISOIRE. */
  watermark?: string;
};

/** A page of a PDF document. */
export function PdfPage({ name, header, title, photo, rows, footer, watermark }: PdfPageProps): ReactNode {
  return (
    <Drawing name={name} className="fig-pdf">
      {watermark !== undefined && <span className="fig-pdf-watermark">{watermark}</span>}
      <Part className="fig-pdf-header" callout={header.callout}>
        <span>{header.issuer}</span>
        <span>{header.kind}</span>
      </Part>
      <p className="fig-pdf-title">{title}</p>
      {photo && (
        <Part className="fig-pdf-photo" callout={photo.callout}>
          <Photo />
        </Part>
      )}
      <div className="fig-pdf-rows">
        {rows.map(({ label, value, callout }) => (
          <Part key={label} className="fig-pdf-row" callout={callout}>
            <span className="fig-pdf-label">{label}</span>
            <span className="fig-pdf-value">{value}</span>
          </Part>
        ))}
      </div>
      <Part className="fig-pdf-footer" callout={footer.callout}>
        <span className="fig-pdf-identifier">{footer.identifier}</span>
        <span>{footer.page}</span>
      </Part>
    </Drawing>
  );
}
