/** The own properties of an object at one moment. */
export type Properties = ReadonlyMap<PropertyKey, PropertyDescriptor>;

export function propertiesOf(target: object): Properties {
  const found = new Map<PropertyKey, PropertyDescriptor>();
  for (const name of Reflect.ownKeys(target)) {
    const property = Reflect.getOwnPropertyDescriptor(target, name);
    if (property) found.set(name, property);
  }
  return found;
}

/** Gives an object the own properties back that it had. */
export function restore(target: object, had: Properties): void {
  const has = propertiesOf(target);
  for (const name of has.keys()) if (!had.has(name)) Reflect.deleteProperty(target, name);
  for (const [name, before] of had) {
    const now = has.get(name);
    const isSame = now && Object.is(now.value, before.value) && now.get === before.get && now.set === before.set;
    if (!isSame) Reflect.defineProperty(target, name, before);
  }
}
