// Replaces the theme's code block, which colours code with Prism in the browser: here plugins/static-code has done
// so at build time, and only copying and wrapping are left to the browser.
import { translate } from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

type Props = {
  /** The lines that plugins/static-code has coloured. Without it, `children` is shown as it is. */
  html?: string;
  children?: ReactNode;
  title?: ReactNode;
  /** As a reader sees it: « JSON ». */
  language?: string;
};

export default function CodeBlock({ html, children, title, language }: Props): ReactNode {
  const frame = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = frame.current;
    // Wrapped lines never overflow: what was known before they were wrapped stays true.
    if (!element || isWrapped) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWrapped]);

  const wrap = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });
  return (
    <div className={styles.block}>
      <div className={styles.bar}>
        {title && <span className={styles.title}>{title}</span>}
        <span className={styles.language}>{language}</span>
        {overflows && (
          <button
            type="button"
            className={styles.button}
            aria-label={wrap}
            aria-pressed={isWrapped}
            title={wrap}
            onClick={() => setIsWrapped(!isWrapped)}
          >
            <IconWordWrap aria-hidden="true" />
          </button>
        )}
        <CopyButton code={code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls. */}
      <pre ref={frame} tabIndex={0} className={clsx(styles.frame, isWrapped && styles.wrapped)}>
        {html === undefined ? (
          <code ref={code} className={styles.code}>
            {children}
          </code>
        ) : (
          <code
            ref={code}
            className={styles.code}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written by plugins/static-code, from our own pages.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </pre>
    </div>
  );
}
