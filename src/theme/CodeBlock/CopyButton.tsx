import { translate } from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './styles.module.css';

const CONFIRMATION_MS = 2000;

/** Where the clipboard is out of reach (refused, or a page without HTTPS), the code is left selected. */
async function copyOrSelect(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

export default function CopyButton({ code }: { code: RefObject<HTMLElement | null> }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timeout = setTimeout(() => setIsCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timeout);
  }, [isCopied]);

  const copied = translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });
  const copy = translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' });
  const label = isCopied ? copied : copy;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        onClick={async () => {
          if (code.current) setIsCopied(await copyOrSelect(code.current));
        }}
      >
        {isCopied ? <IconSuccess aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
      </button>
      <span className={styles.announcement} role="status">
        {isCopied && copied}
      </span>
    </>
  );
}
