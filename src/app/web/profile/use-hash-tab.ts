import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";

const never = () => () => undefined;

/**
 * The chosen tab, kept in the address behind the hash: the page is shared by everyone, and the server never sees a hash.
 * On the server and while the page wakes up it is null.
 */
export function useHashTab(): [tab: string | null, choose: (id: string) => void] {
  // Every change of the address renders anew, and the snapshot is read again.
  useLocation();
  const navigate = useNavigate();
  const hash = useSyncExternalStore(
    never,
    () => window.location.hash.slice(1) || null,
    () => null,
  );
  return [hash, (id) => void navigate({ hash: id }, { replace: true, preventScrollReset: true })];
}
