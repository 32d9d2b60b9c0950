import { useState } from "react";
import type { SettingKey } from "../../../contract/settings/schema.ts";

export type SettingsAnswer = Record<SettingKey, { value: string }>;

type Values<Key extends SettingKey> = Record<Key, string>;

/** Typed values override the saved ones until they are saved. */
export function useTypedSettings<Key extends SettingKey>(settings: SettingsAnswer, keys: readonly Key[]) {
  const [typed, setTyped] = useState<Partial<Values<Key>>>({});
  const values = Object.fromEntries(keys.map((key) => [key, typed[key] ?? settings[key].value])) as Values<Key>;
  return {
    values,
    isUnsaved: keys.some((key) => values[key] !== settings[key].value),
    type: (key: Key, value: string) => setTyped((now) => ({ ...now, [key]: value })),
    letGo: (saved: Values<Key>) => setTyped((now) => without(now, saved)),
  };
}

function without<Key extends SettingKey>(now: Partial<Values<Key>>, saved: Values<Key>): Partial<Values<Key>> {
  const stored = Object.entries(now).filter(([key, value]) => saved[key as Key] !== value);
  return Object.fromEntries(stored) as Partial<Values<Key>>;
}
