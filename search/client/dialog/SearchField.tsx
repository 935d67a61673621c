import texts from '@generated/interface-texts/default/search.json';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { LISTBOX_ID, NO_OPTION, optionId } from './Results';
import styles from './styles.module.css';

type Props = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly hasResults: boolean;
  readonly active: number;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export function SearchField({ field, typed, hasResults, active, onType, onKeyDown }: Props): ReactNode {
  return (
    <input
      ref={field}
      className={styles.field}
      type="text"
      role="combobox"
      aria-label={texts.title}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={hasResults}
      aria-controls={hasResults ? LISTBOX_ID : undefined}
      aria-activedescendant={active === NO_OPTION ? undefined : optionId(active)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="search"
      enterKeyHint="search"
      placeholder={texts.placeholder}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
