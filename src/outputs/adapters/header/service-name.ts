// Says how the owner of a service writes its name.

const names: { readonly [service: string]: string } = {
  bluesky: "Bluesky",
  discord: "Discord",
  "earth-americas": "Web site",
  facebook: "Facebook",
  github: "GitHub",
  "hacker-news": "Hacker News",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  medium: "Medium",
  podcast: "Podcast",
  reddit: "Reddit",
  slack: "Slack",
  telegram: "Telegram",
  threads: "Threads",
  twitter: "Twitter",
  website: "Web site",
  x: "X",
  "x-twitter": "X",
  youtube: "YouTube",
};

/** The name of a service of docs.json, such as `GitHub` for `github`; that of docs.json if it is not known. */
export function serviceName(service: string): string {
  return Object.hasOwn(names, service) ? names[service]! : service;
}

/** Whether it is a service whose name is known. */
export function isService(name: string): boolean {
  return Object.hasOwn(names, name);
}
