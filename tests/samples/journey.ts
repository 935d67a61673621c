// A case from its creation to its report, as the product would keep it: ids that exist only once given, a closing
// refused until the photographs are there, a report that takes its time.
import { randomBytes, randomInt } from 'node:crypto';
import { isList, isObject, type JsonObject } from '../../lib/json';
import { identity } from '../../product/identity';
import { allScopes } from './contract';
import { newToken } from './productRules';
import type { Question, Step } from './server';

export const RETRY_AFTER_S = 7;
/** cURL itself waits this time. */
const BUSY_S = 1;

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: 26 }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')}`;

export type Course =
  | 'smooth'
  /** The first creation is asked to come back later. */
  | 'busy'
  /** The person who gets the Certilink says that it is not for them. */
  | 'revoked'
  /** They never open it. */
  | 'unanswered'
  /** They leave a step out. */
  | 'incomplete'
  /** The report never comes. */
  | 'late-report'
  | 'failed-report';

export class Journey {
  readonly templateId = newId('tpl');
  #case: JsonObject | undefined;
  #certilink: JsonObject | undefined;
  #report: string | undefined;
  readonly #times = new Map<string, number>();

  constructor(private readonly course: Course) {}

  readonly answer = (question: Question): Step => {
    const { id, values, sent, example } = question;
    this.#times.set(id, this.#timesOf(id) + 1);
    const steps: Readonly<Record<string, () => Step>> = {
      createToken: () => this.#issueToken(question),
      createCase: () => this.#open(sent, example),
      createCertilink: () => this.#invite(sent, example),
      getCertilink: () => this.#follow(values.get('certilinkId')),
      listCertificates: () => this.#listPending(example),
      closeCase: () => this.#close(values.get('caseId'), example),
      createReport: () => this.#ask(sent, example),
      getReportFile: () => this.#download(values.get('reportId')),
    };
    const step = steps[id]?.();
    if (!step) throw new Error(`The journey does not call ${id}`);
    return step;
  };

  #timesOf = (id: string): number => this.#times.get(id) ?? 0;

  #issueToken({ form, example, access }: Question): Step {
    const token = newToken();
    const granted = form.get('scope')?.split(' ') ?? allScopes();
    access.tokens.set(token, granted);
    return { body: { ...example, access_token: token, scope: granted.join(' ') } };
  }

  #open({ templateId, title = null }: JsonObject, example: JsonObject): Step {
    if (this.course === 'busy' && this.#timesOf('createCase') === 1)
      return { refusal: 'rate-limited', headers: { 'retry-after': String(BUSY_S) } };
    if (templateId !== this.templateId) return { refusal: 'template-not-published' };
    this.#case = { ...example, id: newId('case'), templateId, title, externalReference: null };
    return { body: this.#case, headers: { location: `/v1/cases/${this.#case.id}` } };
  }

  #invite({ caseId = null, delivery = null, message = null }: JsonObject, example: JsonObject): Step {
    if (caseId !== this.#case?.id) return { refusal: 'not-found' };
    const url = `${identity.links}/c/${randomBytes(16).toString('hex').slice(0, 22)}`;
    this.#certilink = { ...example, id: newId('clk'), caseId, delivery, message };
    return { body: { ...this.#certilink, url } };
  }

  /** The platform plays the recipient only where the message asks for it. */
  #state(): string {
    if (this.course === 'revoked') return 'revoked';
    if (this.course === 'unanswered' || this.#certilink?.message !== 'TEST-completed') return 'active';
    return this.#timesOf('getCertilink') === 1 ? 'opened' : 'completed';
  }

  #follow(certilinkId: string | undefined): Step {
    if (!this.#certilink || certilinkId !== this.#certilink.id) return { refusal: 'not-found' };
    const { url, ...shown } = this.#certilink;
    return { body: { ...shown, status: this.#state() } };
  }

  /** One photograph is still being certified once the Certilink is completed. */
  #listPending(example: JsonObject): Step {
    const page = { nextCursor: null, hasMore: false };
    const [first] = isList(example.data) ? example.data : [];
    const isPending = this.#state() === 'completed' && this.#timesOf('listCertificates') === 2;
    const pending = isObject(first) && isPending ? [{ ...first, status: 'pending', certifiedAt: null }] : [];
    return { body: { data: pending, page } };
  }

  #close(caseId: string | undefined, example: JsonObject): Step {
    if (!this.#case || caseId !== this.#case.id) return { refusal: 'not-found' };
    if (this.course === 'incomplete' || this.#state() !== 'completed') return { refusal: 'case-incomplete' };
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
    if (this.course === 'failed-report') return { refusal: 'report-failed' };
    return this.course === 'late-report' || this.#timesOf('getReportFile') === 1
      ? { refusal: 'report-not-ready', headers: { 'retry-after': String(RETRY_AFTER_S) } }
      : { body: {} };
  }
}
