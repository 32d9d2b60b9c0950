export function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

export function pascal(name: string): string {
  return camel(`-${name}`);
}

export function sentence(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("-", " ")}`;
}
