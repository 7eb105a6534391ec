// Says which files of a docs folder are published unchanged: pictures, films, sounds, fonts and documents.
import { isHiddenPath } from "../text/hidden-path.ts";

/** File name extensions by the kind of their contents. The platform serves most of them. */
const extensions: Readonly<Record<string, string>> = {
  pictures: "apng avif bmp gif ico jfif jpeg jpg pjp pjpeg png svg tif tiff webp",
  "films and subtitles": "avi m4v mkv mov mp4 mpeg mpg ogv vtt webm wmv",
  sounds: "aac flac m4a mp3 oga ogg opus wav wma",
  fonts: "eot otf ttf woff woff2",
  documents: "csv doc docx epub odp ods odt pdf ppt pptx rtf tsv txt xls xlsx xml",
  archives: "7z bz2 gz rar tar tgz zip",
  "drawings and animations that players load": "drawio lottie riv",
};

/** The extensions of files that are published unchanged, in lower case. */
export const published: ReadonlySet<string> = new Set(Object.values(extensions).flatMap((each) => each.split(" ")));

/**
 * Why a file is not published unchanged, as a clause; undefined if it may be. A page names files by address, and its author may
 * name a file that must stay private, such as `.env` or a key. A spec may be published, because its pages show its contents.
 */
export function unpublishedReason(path: string, isSpec: boolean): string | undefined {
  if (isHiddenPath(path)) return "files and folders whose names begin with a dot are not published";
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
  if (isSpec || (extension !== undefined && published.has(extension))) return undefined;
  return "only pictures, films, sounds, fonts, documents, archives and specs of the navigation are published";
}
