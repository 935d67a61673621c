import type { Reader } from './runners';

export const groups = ['Opérations', 'Erreurs', 'Parcours', 'Webhooks', 'Autres', 'Refus'] as const;

/** One promise; kept where there is no fault. */
export type Result = {
  readonly group: (typeof groups)[number];
  readonly name: string;
  readonly reader?: Reader;
  readonly faults: readonly string[];
};

export const failuresOf = (faults: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(faults).filter((fault) => faults[fault]);

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
