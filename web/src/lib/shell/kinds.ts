/** Help with the kinds of the protocol, which the compiler knows one by one. */

/**
 * For the last branch of a switch: a kind without a case of its own does not compile. While the page runs, a kind
 * that only a newer server knows passes by unnoticed.
 */
export function never(_kind: never): void {
  // nothing to do
}

/** The same for types: `None<Exclude<Kinds, Known>>` names what is missing. */
export type None<Missing extends never> = Missing;

/** For `filter` and `find`: `actions.filter(is('pick'))` has the fields of a pick. */
export const is =
  <K extends string>(kind: K) =>
  <Told extends { kind: string }>(one: Told): one is Told & { kind: K } =>
    one.kind === kind;
