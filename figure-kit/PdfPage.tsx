import type { ReactNode } from 'react';
import { Part, type WithCallout } from './callouts';
import { Drawing } from './Drawing';
import { Photo } from './Photo';

type PdfRow = WithCallout & { label: string; value: ReactNode };

type PdfPageProps = {
  /** The accessible name of the drawing. */
  name: string;
  header: WithCallout & { issuer: string; kind: string };
  title: string;
  photo?: WithCallout;
  rows: readonly PdfRow[];
  footer: WithCallout & { identifier: string; page: string };
  /** Written across the page: SPÉCIMEN, PROVISOIRE. */
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
