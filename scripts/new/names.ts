/** A name in kebab-case as code writes it: `venue-visits` is `venueVisits`. */
export function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

/** As types and components are written: `VenueVisits`. */
export function pascal(name: string): string {
  return camel(`-${name}`);
}

/** As people read it: `Venue visits`. */
export function sentence(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("-", " ")}`;
}
