type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

export function mayPlay(): boolean {
  const isSaving = (navigator as SavingNavigator).connection?.saveData === true;
  return !isSaving && window.matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
