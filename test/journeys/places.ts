/** Environment variables from the set-up to the journeys' processes. */
export const placeNames = {
  url: "JOURNEYS_URL",
  folder: "JOURNEYS_FOLDER",
  spare: "JOURNEYS_SPARE_FOLDER",
  issuer: "JOURNEYS_ISSUER",
  people: "JOURNEYS_PEOPLE",
} as const;

function place(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the journeys were not set up`);
  return value;
}

export const sharedUrl = () => place(placeNames.url);
export const sharedFolder = () => place(placeNames.folder);
export const spareFolder = () => place(placeNames.spare);
export const issuerUrl = () => place(placeNames.issuer);
/** Sessions as JSON, from `set-up.ts` for `people.ts`. */
export const peopleText = () => place(placeNames.people);
