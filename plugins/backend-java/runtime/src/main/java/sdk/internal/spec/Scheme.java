package sdk.internal.spec;

import java.util.ArrayList;
import java.util.List;
import sdk.internal.auth.TokenFeature;

/** How a credential is sent. */
public sealed interface Scheme {
  /** The credentials that it needs. */
  List<Credential> credentials();

  /** The header that it is sent in; null where it is none. */
  String header();

  /** {@code Authorization: Bearer}. */
  record Bearer(Credential token) implements Scheme {
    @Override
    public List<Credential> credentials() {
      return List.of(token);
    }

    @Override
    public String header() {
      return "Authorization";
    }
  }

  /** {@code Authorization: Basic}. A part that is null is omitted, and counts as empty text. */
  record Basic(Credential username, Credential password) implements Scheme {
    @Override
    public List<Credential> credentials() {
      List<Credential> parts = new ArrayList<>();
      if (username != null) {
        parts.add(username);
      }
      if (password != null) {
        parts.add(password);
      }
      return parts;
    }

    @Override
    public String header() {
      return "Authorization";
    }
  }

  /** A key. */
  record Key(Place place, String name, String prefix, Credential value) implements Scheme {
    @Override
    public List<Credential> credentials() {
      return List.of(value);
    }

    @Override
    public String header() {
      return place == Place.HEADER ? name : null;
    }
  }

  /** Where a key is sent. */
  enum Place {
    HEADER,
    QUERY,
    COOKIE
  }

  /** A token that is fetched with the credentials of the client. */
  record OAuth(Credential clientId, Credential clientSecret, OAuthSpec flow, TokenFeature feature)
      implements Scheme {
    @Override
    public List<Credential> credentials() {
      return List.of(clientId, clientSecret);
    }

    @Override
    public String header() {
      return flow.header();
    }
  }
}
