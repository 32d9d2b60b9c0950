import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { focusField } from "./fields/focus-field.ts";
import { isFieldName, profileFields, profileTabs, type FieldName, type ProfileTab } from "./profile-fields.ts";

const never = () => () => undefined;

export function tabOfHash(hash: string): ProfileTab {
  if (isFieldName(hash)) return profileFields[hash].tab;
  return profileTabs.find(({ id }) => id === hash)?.id ?? "basic";
}

/** The tab is in the address hash; a field's name, such as `#services_offered`, opens its tab and focuses it. */
export function useActiveTab() {
  // every navigation rerenders, and the snapshot is read again
  const { key } = useLocation();
  const navigate = useNavigate();
  const hash = useSyncExternalStore(
    never,
    () => window.location.hash.slice(1),
    () => "",
  );
  const [wanted, setWanted] = useState<{ name: FieldName } | null>(null);
  const tab = wanted ? profileFields[wanted.name].tab : tabOfHash(hash);

  const show = useCallback(
    (id: string) => void navigate({ hash: id }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  useEffect(() => {
    if (!wanted) return;
    focusField(wanted.name);
    show(profileFields[wanted.name].tab);
  }, [wanted, show]);
  // pending until the address has its tab; otherwise the old tab would return briefly and take the focus
  useEffect(() => setWanted(isFieldName(hash) ? { name: hash } : null), [hash, key]);

  return { tab, show, lead: useCallback((name: FieldName) => setWanted({ name }), []) };
}
