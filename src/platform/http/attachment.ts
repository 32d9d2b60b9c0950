export function attachmentOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%/]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
