# frozen_string_literal: true

require 'openssl'
require_relative '../test_helper'

class VerifierTest < Minitest::Test
  Verifier = Sdk::Internal::Webhooks::Verifier
  BODY = '{"name":"ö"}'.b

  def signature(family, hash: 'sha256')
    { header: 'X-Signature', family:, hash:, encoding: 'base64', components: ['body'] }
  end

  def deliver(bytes)
    Sdk::WebhookDelivery.new(BODY, { 'x-signature' => [bytes].pack('m0') })
  end

  def assert_verifies(family, bytes, secret)
    assert_nil Verifier.verify([signature(family)], deliver(bytes), secret)
    broken = bytes.dup
    broken.setbyte(-1, broken.getbyte(-1) ^ 1)
    [broken, bytes[1..], ''.b, 'x'].each do |other|
      assert_raises(Sdk::Errors::WebhookVerificationError) do
        Verifier.verify([signature(family)], deliver(other), secret)
      end
    end
  end

  def test_secrets
    assert_verifies('hmac', OpenSSL::HMAC.digest('sha256', 'hush', BODY), %w[other hush])
  end

  def test_keys_of_rsa
    key = OpenSSL::PKey::RSA.new(2048)
    assert_verifies('rsa', key.sign('sha256', BODY), key.public_to_pem)
    pss = key.sign_pss('sha256', BODY, salt_length: :digest, mgf1_hash: 'sha256')
    assert_verifies('rsa-pss', pss, key.public_to_pem)
  end

  def test_keys_of_elliptic_curves
    key = OpenSSL::PKey::EC.generate('secp384r1')
    der = key.sign('sha256', BODY)
    assert_verifies('ecdsa', der, key.public_to_pem)
    numbers = OpenSSL::ASN1.decode(der).value.map { |one| one.value.to_s(2).rjust(48, "\0") }
    assert_verifies('ecdsa', numbers.join, [key.public_to_der].pack('m0'))
  end

  def test_keys_of_ed25519
    key = OpenSSL::PKey.generate_key('ED25519')
    der = key.public_to_der
    [key.public_to_pem, [der].pack('m0'), der[-32..].unpack1('H*')].each do |secret|
      assert_verifies('ed25519', key.sign(nil, BODY), secret)
    end
  end

  def test_secrets_that_are_no_keys
    private_key = OpenSSL::PKey::RSA.new(2048).to_pem
    { 'rsa' => ['', 'abcd', private_key], 'ecdsa' => [private_key], 'ed25519' => %w[abcd], 'hmac' => ['', 'whsec_'] }
      .each do |family, secrets|
        secrets.each do |secret|
          error = assert_raises(Sdk::Errors::ConfigurationError) do
            Verifier.verify([signature(family)], deliver('x'), secret)
          end
          refute_includes error.message, secret unless secret.empty?
        end
      end
  end

  def test_names_of_headers_may_be_symbols
    delivery = Sdk::WebhookDelivery.new(BODY, { 'X-signature': [OpenSSL::HMAC.digest('sha256', 'k', BODY)].pack('m0') })
    assert_nil Verifier.verify([signature('hmac')], delivery, { 'x-SIGNATURE': 'k' })
  end

  def test_headers_of_rack
    signed = [OpenSSL::HMAC.digest('sha256', 'k', BODY)].pack('m0')
    delivery = Sdk::WebhookDelivery.new(BODY, { 'rack.input' => $stdin, 'HTTP_X_SIGNATURE' => signed })
    assert_nil Verifier.verify([signature('hmac')], delivery, 'k')
  end
end
