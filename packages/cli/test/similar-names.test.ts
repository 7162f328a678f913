import { expect, test } from "vitest";
import { similarNames } from "../src/similar-names.js";

const KNOWN = ["albums.list", "albums.get", "albums.getTracks", "albums.get_tracks", "artists.get", "Album", "User"];

test.each([
  ["albums.lst", ["albums.list"]],
  ["albums.getAlbum", ["albums.get", "albums.getTracks", "albums.list"]],
  ["album.listAlbums", ["albums.list", "albums.get"]],
  ["client.albums.getAlbumTracks()", ["albums.getTracks", "albums.get"]],
  ["albums.frobnicate", ["albums.list", "albums.get"]],
  ["playlists.getArtists", ["artists.get"]],
  ["playlists.frobnicate", []],
  ["AlbumResponse", ["Album"]],
  ["Playlist", []],
])("the names that %s may mean", (name, names) => {
  expect(similarNames(name, KNOWN)).toEqual(names);
});
