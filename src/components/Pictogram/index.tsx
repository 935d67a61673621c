import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Name = 'telephone' | 'console' | 'code' | 'capturer' | 'sceller' | 'partager';

/** A line drawing of static/img/pictogrammes.svg, in the colour of the text around it. Decorative. */
export function Pictogram({ name, size }: { name: Name; size: 'small' | 'large' }): ReactNode {
  return (
    <svg className={`${styles.pictogram} ${styles[size]}`} aria-hidden="true" focusable="false">
      <use href={`${useBaseUrl('/img/pictogrammes.svg')}#${name}`} />
    </svg>
  );
}
