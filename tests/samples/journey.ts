// A case from its creation to its report, as the product would keep it: ids that exist only once given, a closing
// refused until the photographs are there, a report that takes its time.
import { randomBytes, randomInt } from 'node:crypto';
import type { JsonObject } from '../../lib/json';
import { identity } from '../../product/identity';
import { allScopes } from './contract';
import type { Access } from './refuse';

export const RETRY_AFTER_S = 1;

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: 26 }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')}`;

export const newToken = (): string => `at_${randomBytes(32).toString('base64url')}`;

/** Whether the person who gets the Certilink takes the photographs, or never opens it. */
export type Recipient = 'prompt' | 'absent';

export type Step =
  | { readonly refusal: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly body: JsonObject; readonly headers?: Readonly<Record<string, string>> };

type Call = {
  readonly id: string;
  readonly values: ReadonlyMap<string, string>;
  readonly sent: JsonObject;
  /** The contract's example of the answer. */
  readonly example: JsonObject;
};

export class Journey {
  readonly templateId = newId('tpl');
  #case: JsonObject | undefined;
  #isComplete = false;
  #report: string | undefined;
  #downloads = 0;

  constructor(
    private readonly recipient: Recipient,
    private readonly access: Access,
  ) {}

  answer({ id, values, sent, example }: Call): Step {
    switch (id) {
      case 'createToken':
        return this.#issueToken(example);
      case 'createCase':
        return this.#open(sent, example);
      case 'createCertilink':
        return this.#invite(sent, example);
      case 'closeCase':
        return this.#close(values.get('caseId'), example);
      case 'createReport':
        return this.#ask(sent, example);
      case 'getReportFile':
        return this.#download(values.get('reportId'));
      default:
        throw new Error(`The journey does not call ${id}`);
    }
  }

  #issueToken(example: JsonObject): Step {
    const token = newToken();
    this.access.tokens.set(token, allScopes());
    return { body: { ...example, access_token: token, scope: allScopes().join(' ') } };
  }

  #open({ templateId, title = null }: JsonObject, example: JsonObject): Step {
    if (templateId !== this.templateId) return { refusal: 'template-not-published' };
    this.#case = { ...example, id: newId('case'), templateId, title, externalReference: null };
    return { body: this.#case, headers: { location: `/v1/cases/${this.#case.id}` } };
  }

  #invite({ caseId = null, delivery = null }: JsonObject, example: JsonObject): Step {
    if (caseId !== this.#case?.id) return { refusal: 'not-found' };
    this.#isComplete = this.recipient === 'prompt';
    const url = `${identity.links}/c/${randomBytes(16).toString('hex').slice(0, 22)}`;
    return { body: { ...example, id: newId('clk'), caseId, delivery, url } };
  }

  #close(caseId: string | undefined, example: JsonObject): Step {
    if (!this.#case || caseId !== this.#case.id) return { refusal: 'not-found' };
    if (!this.#isComplete) return { refusal: 'case-incomplete' };
    const { id = null, title = null, templateId = null } = this.#case;
    this.#case = { ...example, id, title, templateId };
    return { body: this.#case };
  }

  #ask({ caseId = null, options = null }: JsonObject, example: JsonObject): Step {
    if (!this.#case || caseId !== this.#case.id) return { refusal: 'not-found' };
    this.#report = newId('rpt');
    const kind = this.#case.status === 'closed' ? 'final' : 'provisional';
    return {
      body: { ...example, id: this.#report, caseId, kind, options },
      headers: { location: `/v1/reports/${this.#report}`, 'retry-after': String(RETRY_AFTER_S) },
    };
  }

  #download(reportId: string | undefined): Step {
    if (!this.#report || reportId !== this.#report) return { refusal: 'not-found' };
    this.#downloads += 1;
    return this.#downloads === 1
      ? { refusal: 'report-not-ready', headers: { 'retry-after': String(RETRY_AFTER_S) } }
      : { body: {} };
  }
}
