import texts from '@generated/interface-texts/default/search.json';
import { type ReactNode, useState } from 'react';
import { isSlashOn, setSlash } from '../shortcuts';
import styles from './styles.module.css';

const { choose, open, leave, enterKey, escapeKey, slash } = texts.keys;

/** What keys do in the dialog (screen readers announce that themselves), and the switch of the shortcut « / ». */
export function Keys(): ReactNode {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <div className={styles.keys}>
      <p aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {choose}
        </span>
        <span>
          <kbd>{enterKey}</kbd> {open}
        </span>
        <span>
          <kbd>{escapeKey}</kbd> {leave}
        </span>
      </p>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setSlash(target.checked);
            setOn(target.checked);
          }}
        />
        {slash}
      </label>
    </div>
  );
}
