"""Keys that check signatures."""

from __future__ import annotations

import hashlib
import hmac
import re
from importlib import import_module
from typing import Any, Callable

from ..errors import ConfigurationError
from .encoding import decode_bytes
from .spec import SignatureSpec

Verifier = Callable[[bytes, bytes], bool]
"""Tells whether a message has a signature."""


def verifier_for(signature: SignatureSpec, secret: object) -> Verifier:
    """Reads a secret, or a public key in PEM, base64 or hexadecimal digits.

    Raises ``ConfigurationError``, without the value, for what is none.
    """
    if not isinstance(secret, str) or secret == "":
        raise ConfigurationError("The secret of the webhook is empty")
    hash_name = signature.get("hash", "sha256")
    if signature["family"] == "hmac":
        return _hmac_verifier(hash_name, secret)
    try:
        return _key_verifier(signature["family"], hash_name, secret)
    except ImportError:
        raise ConfigurationError(
            "These webhooks are signed with a key, which needs a package: pip install cryptography"
        ) from None


def _wrong_key() -> ConfigurationError:
    return ConfigurationError("The secret of the webhook is not a key of the declared kind")


def _hmac_verifier(hash_name: str, secret: str) -> Verifier:
    """The text is the key, except for secrets that say that they are base64."""
    marker = "whsec_"
    key: bytes | None = secret.encode()
    if secret.startswith(marker):
        key = decode_bytes(secret[len(marker) :], "base64")
    if not key:
        raise _wrong_key()
    bound = hmac.new(key, digestmod=getattr(hashlib, hash_name))

    def verify(message: bytes, signature: bytes) -> bool:
        computed = bound.copy()
        computed.update(message)
        return hmac.compare_digest(computed.digest(), signature)

    return verify


def _key_verifier(family: str, hash_name: str, secret: str) -> Verifier:
    """Verifies by the package ``cryptography``, which only APIs that sign with keys need."""
    check = _checks[family](_public_key(family, secret), hash_name)
    invalid: type[Exception] = import_module("cryptography.exceptions").InvalidSignature

    def verify(message: bytes, signature: bytes) -> bool:
        try:
            check(signature, message)
        except invalid:
            return False
        return True

    return verify


_asymmetric = "cryptography.hazmat.primitives.asymmetric"

_kinds = {
    "rsa": ("rsa", "RSAPublicKey"),
    "rsa-pss": ("rsa", "RSAPublicKey"),
    "ecdsa": ("ec", "EllipticCurvePublicKey"),
    "ed25519": ("ed25519", "Ed25519PublicKey"),
}


def _public_key(family: str, text: str) -> Any:
    serialization = import_module("cryptography.hazmat.primitives.serialization")
    unsupported: type[Exception] = import_module("cryptography.exceptions").UnsupportedAlgorithm
    module, name = _kinds[family]
    kind = getattr(import_module(f"{_asymmetric}.{module}"), name)
    bare = re.sub(r"-----[^-]+-----|\s", "", text)
    der = decode_bytes(bare, "hex") or decode_bytes(bare, "base64") or b""
    try:
        if family == "ed25519" and len(der) == 32:
            return kind.from_public_bytes(der)
        key = serialization.load_der_public_key(der)
    except (ValueError, unsupported):
        raise _wrong_key() from None
    if not isinstance(key, kind):
        raise _wrong_key()
    return key


def _hash(name: str) -> Any:
    return getattr(import_module("cryptography.hazmat.primitives.hashes"), name.upper())()


def _rsa(key: Any, hash_name: str) -> Callable[[bytes, bytes], None]:
    padding = import_module(f"{_asymmetric}.padding").PKCS1v15()
    digest = _hash(hash_name)
    return lambda signature, message: key.verify(signature, message, padding, digest)


def _rsa_pss(key: Any, hash_name: str) -> Callable[[bytes, bytes], None]:
    module = import_module(f"{_asymmetric}.padding")
    digest = _hash(hash_name)
    padding = module.PSS(mgf=module.MGF1(digest), salt_length=digest.digest_size)
    return lambda signature, message: key.verify(signature, message, padding, digest)


def _ecdsa(key: Any, hash_name: str) -> Callable[[bytes, bytes], None]:
    """Takes signatures in DER, and the two numbers one after the other."""
    algorithm = import_module(f"{_asymmetric}.ec").ECDSA(_hash(hash_name))
    to_der = import_module(f"{_asymmetric}.utils").encode_dss_signature
    size = (key.curve.key_size + 7) // 8

    def check(signature: bytes, message: bytes) -> None:
        if len(signature) == 2 * size:
            numbers = (signature[:size], signature[size:])
            signature = to_der(*(int.from_bytes(number, "big") for number in numbers))
        key.verify(signature, message, algorithm)

    return check


def _ed25519(key: Any, _hash_name: str) -> Callable[[bytes, bytes], None]:
    return lambda signature, message: key.verify(signature, message)


_checks: dict[str, Callable[[Any, str], Callable[[bytes, bytes], None]]] = {
    "rsa": _rsa,
    "rsa-pss": _rsa_pss,
    "ecdsa": _ecdsa,
    "ed25519": _ed25519,
}
