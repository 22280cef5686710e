/** A function that works out what it gives once for each object, and gives the same until the object is gone. */
export function oncePer<Key extends object, Value extends object>(make: (key: Key) => Value) {
  const made = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const found = made.get(key)
    if (found !== undefined) return found
    const value = make(key)
    made.set(key, value)
    return value
  }
}
