import { href } from "react-router";

export function homeStructure(name: string, publicUrl: string): object[] {
  const url = publicUrl + href("/");
  return [
    {
      "@type": "WebSite",
      name,
      url,
      inLanguage: "en-ZA",
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${publicUrl}${href("/providers")}?search={search_term_string}`,
        },
      },
    },
    { "@type": "Organization", name, url, logo: `${publicUrl}/apple-touch-icon.png`, areaServed: "ZA" },
  ];
}
