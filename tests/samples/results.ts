import type { Language } from '../../api-reference/samples/types';

/** One promise that was put to the test; without a fault, it holds. */
export type Result = {
  /** The column of the table. */
  readonly group: 'Opérations' | 'Parcours' | 'Webhooks' | 'Refus';
  readonly name: string;
  readonly language?: Language;
  readonly faults: readonly string[];
};

/** The faults whose condition is true. */
export const faultsWhere = (faults: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(faults).filter((fault) => faults[fault]);

/** Runs tasks in order, a few at a time. */
export async function inParallel<Task, Value>(
  tasks: readonly Task[],
  limit: number,
  perform: (task: Task) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const rest = tasks.entries();
  const worker = async (): Promise<void> => {
    for (const [index, task] of rest) values[index] = await perform(task);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return values;
}
