import { useState } from "react";
import type { SettingKey } from "../../../contract/settings/shapes.ts";

/** The settings as the server answers them. */
export type SettingsAnswer = Record<SettingKey, { value: string }>;

type Values<Key extends SettingKey> = Record<Key, string>;

/** Some of the settings as somebody types them: what is typed stands over what is saved until it is saved itself. */
export function useTypedSettings<Key extends SettingKey>(settings: SettingsAnswer, keys: readonly Key[]) {
  const [typed, setTyped] = useState<Partial<Values<Key>>>({});
  const values = Object.fromEntries(keys.map((key) => [key, typed[key] ?? settings[key].value])) as Values<Key>;
  return {
    values,
    /** Something that is typed is not saved. */
    isUnsaved: keys.some((key) => values[key] !== settings[key].value),
    type: (key: Key, value: string) => setTyped((now) => ({ ...now, [key]: value })),
    /** Lets go of what was saved; what was typed since then stays. */
    letGo: (saved: Values<Key>) => setTyped((now) => without(now, saved)),
  };
}

function without<Key extends SettingKey>(now: Partial<Values<Key>>, saved: Values<Key>): Partial<Values<Key>> {
  const kept = Object.entries(now).filter(([key, value]) => saved[key as Key] !== value);
  return Object.fromEntries(kept) as Partial<Values<Key>>;
}
