// Replaces the theme's code block, which highlights in the browser: here markdown/code does so at build time, and
// src/components/StaticArticle/codeButtons.ts copies and wraps.
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** Highlighted by markdown/code. Without it, `children` is shown as it is. */
  html?: string;
  children?: ReactNode;
  title?: ReactNode;
  language?: string;
};

export default function CodeBlock({ html, children, title, language }: Props): ReactNode {
  const wrap = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });
  const copy = translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' });
  return (
    <div className={styles.block} data-code-block>
      <div className={styles.bar}>
        {title && <span className={styles.title}>{title}</span>}
        <span className={styles.language}>{language}</span>
        <button
          type="button"
          hidden
          className={styles.button}
          data-code-button="wrap"
          aria-label={wrap}
          aria-pressed="false"
          title={wrap}
        />
        <button
          type="button"
          className={styles.button}
          data-code-button="copy"
          aria-label={copy}
          title={copy}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
      <pre tabIndex={0} className={styles.frame}>
        {html === undefined ? (
          <code className={styles.code}>{children}</code>
        ) : (
          <code
            className={styles.code}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written by markdown/code, from our own pages.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </pre>
    </div>
  );
}
