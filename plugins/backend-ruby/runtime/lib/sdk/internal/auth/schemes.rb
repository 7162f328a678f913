# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # What the descriptors of schemes have in common.
      module Schemes
        PARTS = {
          'bearer' => %i[token], 'basic' => %i[username password], 'oauth' => %i[client_id client_secret]
        }.freeze

        class << self
          # The credentials that a scheme needs.
          def credentials(scheme)
            scheme.values_at(*PARTS.fetch(scheme[:kind], %i[value])).compact
          end

          # Names of the options of all credentials.
          def options(schemes)
            all = schemes.each_value.flat_map do |scheme|
              scheme[:kind] == 'oauth' ? [*credentials(scheme), scheme[:token]].compact : credentials(scheme)
            end
            all.map { |credential| credential[:option].to_sym }.uniq
          end

          # The header that carries a scheme; nil if none does.
          def header(scheme)
            case scheme[:kind]
            when 'bearer', 'basic' then 'Authorization'
            when 'oauth' then scheme[:header]
            when 'header' then scheme[:name]
            end
          end
        end
      end
    end
  end
end
