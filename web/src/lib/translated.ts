/** The shape of a text in another language: the same keys, and functions of the same arguments. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Text
    ? (...given: Given) => Translated<Text>
    : T extends ReadonlyMap<string, unknown>
      ? T
      : T extends object
        ? { readonly [Key in keyof T]: Translated<T[Key]> }
        : T;
